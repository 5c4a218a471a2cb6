/** Money as people read it: cents and a currency. */

const formats = new Map<string, Intl.NumberFormat>()

/** 2900 and `eur` is '€29.00'. */
export function sayAmount(cents: number, currency: string): string {
  const code = currency.toUpperCase()
  const format = formats.get(code) ?? new Intl.NumberFormat('en-GB', { style: 'currency', currency: code })
  formats.set(code, format)
  return format.format(cents / 100)
}
