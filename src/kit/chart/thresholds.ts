/** As much of a threshold's label as a chart has room for: the words before the first comma, or the number. */
import { sayShort } from '#kit/numbers.ts'

export function sayThreshold({ label, value }: { label: string; value: number }): string {
  const head = label.split(/[,;:(](?:\s|$)/)[0]?.trim() ?? ''
  return head.length <= 28 && !/e[+]?\d/.test(head) ? head : sayShort(value)
}
