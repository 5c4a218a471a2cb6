/**
 * The ground of every page in the light and in the dark, for what is told before any style is there: the colour of the
 * browser's bar, the manifest. `--paper` of `colours.css`.
 */
export const paper = { light: '#ffffff', dark: '#0e181e' } as const
