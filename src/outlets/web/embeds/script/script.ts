/** All that runs in an embed: its height is told to the page around it, and its chart tells values. */
import { tellHeight } from './tell-height.ts'
import { tellValues } from './tell-values.ts'

const embed = document.querySelector<HTMLElement>('[data-embed]')
if (embed) tellHeight(embed)
for (const reader of document.querySelectorAll<HTMLElement>('[data-reader]')) tellValues(reader)
