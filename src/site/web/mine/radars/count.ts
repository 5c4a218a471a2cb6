import { sayCounted } from '#kit/numbers.ts'

/** 'no items', '1 item', '7 items'. */
export function count(many: number, what: string): string {
  return many === 0 ? `no ${what}s` : sayCounted(many, what)
}
