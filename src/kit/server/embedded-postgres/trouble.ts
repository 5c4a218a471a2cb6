/** What does a failure of the machine mean, in one sentence that says what to do? */

/** On a disk that can only be read, Node's recursive mkdir reports ENOENT. */
const meanings: [signs: RegExp, sentence: (folder: string) => string][] = [
  [
    /no space left on device|ENOSPC|disk quota exceeded|EDQUOT/i,
    (folder) =>
      `The disk that holds ${folder} is full, so the database cannot start. Free some space, or name another folder in FARSIGHT_DATA.`,
  ],
  [
    /read-only file system|EROFS|ENOENT: no such file or directory, mkdir/i,
    (folder) =>
      `${folder} lies on a disk that can only be read, so the database cannot start. Name another folder in FARSIGHT_DATA.`,
  ],
  [
    /permission denied|EACCES|EPERM|wrong ownership|must be started by the user that owns/i,
    (folder) =>
      `${folder} belongs to another user or may not be written, so the database cannot start. Start as its owner, or name another folder in FARSIGHT_DATA.`,
  ],
  [/ENOTDIR|EEXIST: file already exists/, (folder) => `${folder} is not a folder. Name another one in FARSIGHT_DATA.`],
  [
    /could not look up effective user ID/,
    () =>
      'PostgreSQL needs a user that this machine knows by name, and the present one has none. Start as another user, or set DATABASE_URL.',
  ],
]

/** The sentence for a failure that is understood. */
export function clearSentence(said: string, folder: string): string | undefined {
  return meanings.find(([signs]) => signs.test(said))?.[1](folder)
}
