/** Where a forecast may start from. Free of schemas. */
export const starts = ['history', 'now', 'pace', 'projection', 'related', 'others'] as const
