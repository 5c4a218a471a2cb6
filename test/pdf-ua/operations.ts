/** The operations of a content stream, each with its operands: `/F1 11 Tf`, `[<0001> -20 <0002>] TJ`. */

/** A name is a string, a text is bytes, a dictionary a map. */
export type Operand = string | number | boolean | null | Uint8Array | Operand[] | Map<string, Operand>
export type Operation = { operator: string; operands: Operand[] }

const white = new Set([0, 9, 10, 12, 13, 32])
const delimiters = new Set([...'()<>[]{}/%'].map((sign) => sign.charCodeAt(0)))
const isRegular = (byte: number | undefined) => byte !== undefined && !white.has(byte) && !delimiters.has(byte)
const escapes: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

export function operationsOf(bytes: Uint8Array): Operation[] {
  return new Reader(bytes).operations()
}

class Operator {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

class Reader {
  readonly #bytes: Uint8Array
  #at = 0
  /** What begins with which sign. */
  readonly #begins: Readonly<Record<string, () => Operand>> = {
    '/': () => this.#name(),
    '(': () => this.#text(),
    '[': () => this.#array(),
  }

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  operations(): Operation[] {
    const operations: Operation[] = []
    let operands: Operand[] = []
    for (let token = this.#token(); token !== undefined; token = this.#token()) {
      if (!(token instanceof Operator)) {
        operands.push(token)
        continue
      }
      operations.push({ operator: token.name, operands })
      operands = []
      if (token.name === 'ID') this.#skipImage()
    }
    return operations
  }

  /** Undefined at the end, and at what closes an array or a dictionary. */
  #token(): Operand | Operator | undefined {
    this.#skipSpace()
    const sign = this.#sign()
    if (sign === undefined) return undefined
    if (sign === '<') return this.#sign(1) === '<' ? this.#dictionary() : this.#hexadecimal()
    if (sign === ']' || sign === '>') {
      this.#at += sign === '>' ? 2 : 1
      return undefined
    }
    if (!'{})'.includes(sign)) return (this.#begins[sign] ?? (() => this.#word()))()
    this.#at++
    return this.#token()
  }

  #sign(ahead = 0): string | undefined {
    const byte = this.#bytes[this.#at + ahead]
    return byte === undefined ? undefined : String.fromCharCode(byte)
  }

  #skipSpace(): void {
    for (;;) {
      const byte = this.#bytes[this.#at]
      if (byte !== undefined && white.has(byte)) this.#at++
      else if (byte === 37)
        while (this.#at < this.#bytes.length && ![10, 13].includes(this.#bytes[this.#at] ?? 10)) this.#at++
      else return
    }
  }

  #regular(): string {
    const start = this.#at
    while (isRegular(this.#bytes[this.#at])) this.#at++
    return Buffer.from(this.#bytes.subarray(start, this.#at)).toString('latin1')
  }

  #word(): Operand | Operator {
    const word = this.#regular()
    if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word)) return Number(word)
    if (word === 'true' || word === 'false') return word === 'true'
    return word === 'null' ? null : new Operator(word)
  }

  #name(): string {
    this.#at++
    return this.#regular().replaceAll(/#([\da-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  }

  #array(): Operand[] {
    this.#at++
    const values: Operand[] = []
    for (let value = this.#token(); value !== undefined && !(value instanceof Operator); value = this.#token())
      values.push(value)
    return values
  }

  #dictionary(): Map<string, Operand> {
    this.#at += 2
    const values = new Map<string, Operand>()
    for (let key = this.#token(); typeof key === 'string'; key = this.#token()) {
      const value = this.#token()
      if (value !== undefined && !(value instanceof Operator)) values.set(key, value)
    }
    return values
  }

  #hexadecimal(): Uint8Array {
    this.#at++
    let digits = ''
    for (let sign = this.#sign(); sign !== undefined && sign !== '>'; sign = this.#sign()) {
      digits += /[\da-f]/i.test(sign) ? sign : ''
      this.#at++
    }
    this.#at++
    return Buffer.from(digits.length % 2 === 1 ? `${digits}0` : digits, 'hex')
  }

  #text(): Uint8Array {
    const bytes: number[] = []
    let depth = 1
    for (this.#at++; this.#at < this.#bytes.length; this.#at++) {
      const sign = this.#sign()
      if (sign === '\\') {
        bytes.push(...this.#escaped())
        continue
      }
      depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
      if (depth === 0) break
      bytes.push(this.#bytes[this.#at] ?? 0)
    }
    this.#at++
    return Uint8Array.from(bytes)
  }

  /** Ends on its last sign. */
  #escaped(): number[] {
    this.#at++
    const octal = /^[0-7]{1,3}/.exec(Buffer.from(this.#bytes.subarray(this.#at, this.#at + 3)).toString('latin1'))?.[0]
    if (octal) {
      this.#at += octal.length - 1
      return [Number.parseInt(octal, 8) & 255]
    }
    const sign = this.#sign() ?? ''
    if (sign === '\r' && this.#sign(1) === '\n') this.#at++
    return /[\r\n]/.test(sign) ? [] : [escapes[sign] ?? sign.charCodeAt(0)]
  }

  /** The bytes of a picture that stands in the content, up to the `EI` that ends them. */
  #skipImage(): void {
    const end = Buffer.from(this.#bytes.buffer, this.#bytes.byteOffset, this.#bytes.length).indexOf('EI', this.#at)
    this.#at = end < 0 ? this.#bytes.length : end
  }
}
