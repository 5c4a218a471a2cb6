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
import { goneOf, listToldBefore } from './gone-days.ts'
import { filtersIn, searchOf } from './narrowed.ts'
import type { ListDated } from './listed-items.ts'

const type = 'text/calendar; charset=utf-8'
const mostItems = 300

export function itemCalendar(db: QueryExecutorProvider, kinds: readonly AnyKind[]): View {
  return {
    ending: '.ics',
    cost: 2,
    // What was called off stands for so many days.
    isOfDay: true,
    isThere: ({ view }) => view.days.length > 0,
    async make({ view }, { site, today }) {
      const source = site.origin + paths.itemFile(view.kind, view.id, '.ics')
      const before = await listToldBefore(db, kinds, { ids: [view.id], today })
      const item = { ...view, gone: view.isNewest ? goneOf(before.get(view.id) ?? [], view.days) : [] }
      return { type, body: calendarOf({ name: `${site.productName}: ${view.title}`, source, items: [item], site }) }
    },
  }
}

type Parts = { listDated: ListDated; kindNames: readonly string[]; site: Site }

export function serveCalendar(app: FastifyInstance, { listDated, kindNames, site }: Parts): void {
  app.get(paths.calendar(), { config: { cost: 20 } }, async (request, reply) => {
    const filters = filtersIn(searchOf(request.url), kindNames)
    const items = await listDated({ among: { filters }, today: dayOf(new Date()), most: mostItems })
    const source = site.origin + paths.calendar(filters)
    const body = calendarOf({ name: `${site.productName}: dates`, source, items, site })
    return answerView(request, reply, tagOf(body), () => ({ type, body }))
  })
}
