/** Calendars: of all items or those that a filter finds, and of one item. */
import type { FastifyInstance } from 'fastify'
import type { QueryExecutorProvider } from 'kysely'
import { dayOf } from '#kit/dates.ts'
import { tagOf } from '#kit/server/http/etag.ts'
import type { AnyKind } from '#items/content-kind.ts'
import { paths } from '#items/paths.ts'
import type { Site } from '#items/sharing.ts'
import { calendarOf } from '../../calendar/calendar.ts'
import { answerView } from '../answer-view.ts'
import type { View } from '../view.ts'
import { filtersIn, searchOf } from './narrowed.ts'
import { listDated } from './listed-items.ts'

const type = 'text/calendar; charset=utf-8'
const mostItems = 300

export const itemCalendar: View = {
  ending: '.ics',
  cost: 1,
  isThere: ({ view }) => view.days.length > 0,
  make({ view }, { site }) {
    const source = site.origin + paths.itemFile(view.kind, view.id, '.ics')
    return { type, body: calendarOf({ name: `${site.productName}: ${view.title}`, source, items: [view], site }) }
  },
}

type Parts = { db: QueryExecutorProvider; kinds: readonly AnyKind[]; site: Site }

export function serveCalendar(app: FastifyInstance, { db, kinds, site }: Parts): void {
  const names = kinds.map(({ name }) => name)
  app.get(paths.calendar(), { config: { cost: 20 } }, async (request, reply) => {
    const filters = filtersIn(searchOf(request.url), names)
    const items = await listDated(db, kinds, { filters, today: dayOf(new Date()), most: mostItems })
    const source = site.origin + paths.calendar(filters)
    const body = calendarOf({ name: `${site.productName}: dates`, source, items, site })
    return answerView(request, reply, tagOf(body), () => ({ type, body }))
  })
}
