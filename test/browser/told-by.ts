/** What a chart tells those who listen, by the keys of its slider. */
import type { Locator } from 'playwright-core'

export function toldBy(slider: Locator): Promise<string> {
  return slider.locator('xpath=following-sibling::output').innerText()
}
