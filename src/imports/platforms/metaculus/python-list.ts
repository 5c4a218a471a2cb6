/** Lists as Python writes them, in which the CSV of Metaculus has options and chances: `['Yes', "Don't know", None, 0.2]`. */

const element = /\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(None|nan|null)|([+-]?[\d.]+(?:e[+-]?\d+)?))\s*(,|$)/iy

/** Null where it is no list of texts, numbers and None. */
export function pythonList(text: string): (string | number | null)[] | null {
  const [, inner] = /^\s*\[(.*)\]\s*$/s.exec(text) ?? []
  if (inner === undefined) return null
  const list: (string | number | null)[] = []
  element.lastIndex = 0
  while (element.lastIndex < inner.length) {
    const found = element.exec(inner)
    if (!found) return null
    const [, single, double, , number] = found
    const quoted = single ?? double
    list.push(
      quoted === undefined ? (number === undefined ? null : Number(number)) : quoted.replaceAll(/\\(.)/gs, '$1'),
    )
  }
  return list
}

/** Chances, null of what could not be chosen then; null where anything in the list is neither. */
export function numbersIn(text: string): (number | null)[] | null {
  const list = pythonList(text)
  return list && list.every((one) => one === null || Number.isFinite(one)) ? (list as (number | null)[]) : null // every one was just looked at
}
