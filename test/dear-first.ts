/** The order of the test files: what takes longest begins first, so that no worker waits at the end for another's trial. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Stories that look at screen after screen are short to write and long to run. */
const dear = /\/test\/(trials|processes)\/|\/every-[\w-]+\.spec\.ts$/
const isDear = ({ moduleId }: TestSpecification) => dear.test(moduleId)

/** Vitest knows how long files took where they have run before, and else how large they are, which says less. */
export class DearFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is Vitest's own, and of no array
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => Number(isDear(b)) - Number(isDear(a)))
  }
}
