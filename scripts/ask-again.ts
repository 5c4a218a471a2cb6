/**
 * A run of all tests takes an hour of processors that are shared: of thousands of tests that wait for a database and a
 * browser, one may fail for what happened beside it. So the few files in which tests failed are run once more with
 * nothing beside them. What passes then has not failed the run, and is told as unsteady, with how it failed.
 */

/** `title` is null for a file that could not be loaded, whose tests nobody knows. */
export type Failure = { file: string; title: string | null; why: string }

/** Where more files fail than this, it is not for what happened beside them. */
export const mostAskedAgain = 3

/** The files to run again; none where too many failed, or one of them could not even be loaded. */
export function filesToAskAgain(failures: readonly Failure[]): string[] {
  const files = [...new Set(failures.map(({ file }) => file))]
  return files.length > mostAskedAgain || failures.some(({ title }) => title === null) ? [] : files
}

/** What failed alone as well, or anew; and what failed only beside the others. */
export function tellApart(first: readonly Failure[], passedAlone: ReadonlySet<string>, alone: readonly Failure[]) {
  const unsteady = first.filter((one) => passedAlone.has(nameOf(one)))
  const failedAlone = new Set(alone.map(nameOf))
  const unseen = first.filter((one) => !passedAlone.has(nameOf(one)) && !failedAlone.has(nameOf(one)))
  return { failed: [...alone, ...unseen], unsteady }
}

export const nameOf = ({ file, title }: Pick<Failure, 'file' | 'title'>): string =>
  title === null ? file : `${file} > ${title}`
