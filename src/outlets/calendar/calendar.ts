/**
 * Days that matter as a calendar that programs subscribe to (RFC 5545, 7986). Every day keeps its name and number for
 * good: a reader that sees another name shows the day twice.
 */
import { daysLater } from '#kit/dates.ts'
import { categoryTitles } from '#items/category-titles.ts'
import { paths } from '#items/paths.ts'
import type { SharedDay, SharedView } from '#items/sharing/shared-view.ts'
import type { Site } from '#items/sharing.ts'
import { contentLine, textValue } from './content-line.ts'

/** Of an item: a day, with what its calendar says of it. */
export type Dated = Pick<SharedView, 'kind' | 'kindTitle' | 'id' | 'version' | 'title' | 'category' | 'updatedAt'> & {
  days: readonly SharedDay[]
  /** Those of which a calendar told before, and which were called off. */
  gone?: readonly SharedDay[]
}
/** More than any calendar program takes without complaint. */
const mostEvents = 1000
/** `source`: where the calendar itself lies. */
export type CalendarOf = { name: string; source: string; items: readonly Dated[]; site: Site }

export function calendarOf({ name, source, items, site }: CalendarOf): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textValue(site.productName)}//Dates//EN`,
    'CALSCALE:GREGORIAN',
    `NAME:${textValue(name)}`,
    `X-WR-CALNAME:${textValue(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    `SOURCE;VALUE=URI:${source}`,
    'COLOR:steelblue',
    ...items
      .flatMap((item) => eventsOf(item, site))
      .slice(0, mostEvents)
      .flat(),
    'END:VCALENDAR',
  ]
  return lines.map(contentLine).join('')
}

function eventsOf(item: Dated, site: Site): string[][] {
  const { days, gone = [] } = item
  return [
    ...days.map((day) => eventOf(item, day, site, 'CONFIRMED')),
    ...gone.map((day) => eventOf(item, day, site, 'CANCELLED')),
  ]
}

/** A day has no hours: it is the same wherever its reader is. Its end is the day after, which is not part of it. */
function eventOf(item: Dated, day: SharedDay, { origin }: Site, status: 'CONFIRMED' | 'CANCELLED'): string[] {
  const { kind, kindTitle, id, version, title, category, updatedAt } = item
  const url = origin + paths.item(kind, id)
  const changed = updatedAt.replaceAll(/[-:]|\.\d+/g, '')
  return [
    'BEGIN:VEVENT',
    `UID:${kind}-${id}-${day.key}@${hostOf(origin)}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${version - 1}`,
    `DTSTART;VALUE=DATE:${compact(day.on)}`,
    `DTEND;VALUE=DATE:${compact(daysLater(day.on, 1))}`,
    `SUMMARY:${textValue(`${day.what}: ${title}`)}`,
    `DESCRIPTION:${textValue([day.says, `${kindTitle} ${id}: ${url}`].filter(Boolean).join('\n'))}`,
    `URL:${url}`,
    `CATEGORIES:${textValue(categoryTitles[category])}`,
    'TRANSP:TRANSPARENT',
    `STATUS:${status}`,
    'END:VEVENT',
  ]
}

/** 'https://farsight.example:8443' has the host farsight.example. */
const hostOf = (origin: string) => origin.replace(/^[a-z]+:\/\//, '').replace(/:\d+$/, '')
const compact = (day: string) => day.replaceAll('-', '')
