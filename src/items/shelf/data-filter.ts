/** Whether lists are narrowed to what rests on a measured series. Free of schemas: browsers read it too. */
export const dataFilters = ['measured'] as const
export type DataFilter = (typeof dataFilters)[number]

export const dataFilterTitle = 'Rests on a measured series'
