/**
 * The colours of a report's files, as `colours.css` has them for a light screen: ink is what was measured, colour what is
 * estimated.
 */
export const colours = {
  paper: '#ffffff',
  ink: '#10212b',
  soft: '#3b4e59',
  faint: '#566973',
  line: '#dce4e7',
  firm: '#bccad0',
  linkRule: '#9fb1ba',
  mist: '#e8eef0',
  prediction: '#1a3fa3',
  prediction2: '#b9caf2',
  prediction3: '#7f9ce0',
  trend: '#07746c',
  trend1: '#d9eeec',
  trend2: '#abd9d6',
  trend3: '#6fbcb9',
  trendWash: '#eff8f7',
  needle: '#c92a1a',
  plus: '#7badd6',
  minus: '#d9885f',
} as const

/** As Word writes it. */
export function inWord(name: keyof typeof colours): string {
  return colours[name].slice(1).toUpperCase()
}
