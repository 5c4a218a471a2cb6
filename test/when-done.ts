/** Parts of a test's world are closed when whoever asked for them is done. */
import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** With the test that is running, or else with the file that is being read. The last that was opened is closed first. */
export function whenDone(close: () => unknown): void {
  // Nobody would ever do what `afterAll` is told while a test runs: it is for those who are still saying what tests
  // there are.
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await close()))
  else afterAll(async () => void (await close()))
}
