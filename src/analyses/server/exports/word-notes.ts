/** Footnotes of Word under marks of our own, '[43]', that stay with what is copied: the library knows only Word's numbers. */
import { Run, XmlAttributeComponent, XmlComponent } from 'docx'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { sayMark } from '../../document/say-mark.ts'

class OwnMark extends XmlAttributeComponent<{ id: number; follows: boolean }> {
  protected override readonly xmlKeys = { id: 'w:id', follows: 'w:customMarkFollows' }
}

class Reference extends XmlComponent {
  constructor(number: number) {
    super('w:footnoteReference')
    this.root.push(new OwnMark({ follows: true, id: number }))
  }
}

class Words extends XmlComponent {
  constructor(text: string) {
    super('w:t')
    this.root.push(text)
  }
}

/** Where a note is first referred to: its mark, which leads to it. */
export class NoteReference extends Run {
  constructor(number: number) {
    super({ style: 'FootnoteReference' })
    this.root.push(new Reference(number), new Words(sayMark(number)))
  }
}

const notesPart = 'word/footnotes.xml'

/** Before each note stands its mark again, where the library has the place of a number that Word would put there. */
export function withOwnMarks(file: Uint8Array): Uint8Array {
  const parts = unzipSync(file)
  const notes = strFromU8(parts[notesPart] ?? new Uint8Array())
  const marked = notes.replaceAll(/<w:footnote w:id="(\d+)">.*?<\/w:footnote>/gs, (note, id: string) =>
    note.replace('<w:footnoteRef/>', `<w:t>${sayMark(Number(id))}</w:t>`),
  )
  return zipSync({ ...parts, [notesPart]: strToU8(marked) })
}
