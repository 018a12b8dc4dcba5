/** Path of the dictionary with a category whose table has rows. @throws when the sandbox has no such category */
export declare function dictionaryPath(url: string, token: string): Promise<string>;
