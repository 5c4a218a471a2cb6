/** 'no items', '1 item', '7 items'. */
export function count(many: number, what: string): string {
  return many === 1 ? `1 ${what}` : `${many === 0 ? 'no' : many} ${what}s`
}
