import { AuthoriseRoles } from './Authorise.tsx';

/** Gives several roles the same rights at once. */
export default AuthoriseRoles;
