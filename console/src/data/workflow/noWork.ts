/** Id of the process, and of the work, of a flow that is not launched yet. @source shell §2 */
export const NO_WORK = '0';
