/**
 * The ground of every page and the ink on it, in the light and in the dark, for what is told where no style sheet is: the
 * colour of the browser's bar, the manifest, a refusal. `--paper` and `--ink` of `colours.css`.
 */
export const paper = { light: '#ffffff', dark: '#0e181e' } as const
export const ink = { light: '#10212b', dark: '#e8eff2' } as const
