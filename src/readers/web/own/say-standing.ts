/** What has become of a signal that was just kept, and what stands in the form before anything is written. */
import type { Standing } from '#items/mine/words.ts'
import { newDraftId } from '#site/web/editor/draft/draft-id.ts'
import type { OwnSignal } from '../../signal.ts'

export const saidOf: Record<Standing, string> = {
  private: 'Kept. Only you see it.',
  held: 'Published. An operator looks at it before others read it.',
  published: 'Published. Everybody can read it.',
  hidden: 'Kept. It stays hidden until an operator shows it again.',
}

/** As it stands in the form. */
export type Typed = Pick<OwnSignal, 'id' | 'date' | 'title' | 'link' | 'note' | 'direction'> & { isPublished: boolean }

/** Its id is made here, so that keeping it twice, where the answer was lost, keeps it once. */
export function unwritten(): Typed {
  return { id: newDraftId(), date: '', title: '', link: '', note: '', direction: 'for', isPublished: false }
}

export function typedOf({ id, date, title, link, note, direction, standing }: OwnSignal): Typed {
  return { id, date, title, link, note, direction, isPublished: standing !== 'private' }
}

/** Of a signal that others do not read. */
export function whyUnread({ standing, hidden }: OwnSignal): string | null {
  if (standing === 'hidden')
    return hidden
      ? `Hidden by an operator: ${hidden.reason}`
      : 'An operator has stopped you. The reason stands in My stuff.'
  return standing === 'held' ? 'An operator looks at it first.' : 'Only you see it.'
}
