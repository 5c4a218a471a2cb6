/** A way that something can go, and the ways that exclude each other. */
import type { cellWords } from '../../../report/connecting.ts'
import type { Sentence } from '../../../report/report.ts'
import type { Piece } from '../../sentence.ts'

/** `name`: what it is called, or a text of an item. */
export type Path = { name: keyof typeof cellWords | Piece; chance: Piece }
/** As a table, or in sentences. */
export type Paths = { paths: readonly Path[]; sentences: readonly Sentence[] }
