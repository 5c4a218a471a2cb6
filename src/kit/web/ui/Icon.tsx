/** Which small drawings are there? Each is one path on a ground of 16 by 16, in the current colour. */
const paths = {
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10Zm3.6-1.4L14 14',
  save: 'M4 2h8v12l-4-3-4 3Z',
  share: 'M8 10V2M5 4.5 8 1.7l3 2.8M3 8v6h10V8',
  follow: 'M4 11V7a4 4 0 0 1 8 0v4l1 1.5H3ZM6.8 14.5h2.4',
  check: 'M2.5 8.5 6.2 12 13.5 4',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  warn: 'M8 2 14.8 14H1.2ZM8 6.5v3.6M8 12v.1',
  info: 'M8 14.5A6.5 6.5 0 1 0 8 1.5a6.5 6.5 0 0 0 0 13ZM8 7.2V11M8 4.9V5',
  arrow: 'M2.5 8h10.5M9 4l4 4-4 4',
  back: 'M13.5 8H3M7 4 3 8l4 4',
  up: 'M8 13V3.5M4 7l4-4 4 4',
  down: 'M8 3v9.5M4 9l4 4 4-4',
  lock: 'M4 7V5a4 4 0 0 1 8 0v2M3 7h10v7H3Z',
  download: 'M8 2v8M4.5 7 8 10.5 11.5 7M2.5 13.5h11',
  filter: 'M2 4h12M4.5 8h7M6.5 12h3',
  cards: 'M2 2.5h5v5H2ZM9 2.5h5v5H9ZM2 9h5v4.5H2ZM9 9h5v4.5H9Z',
  table: 'M2 3h12v10H2ZM2 6.4h12M2 9.7h12M6 3v10',
  timeline: 'M2 8h12M4 8V5M8 8v4M12 8V4',
  radar: 'M1.5 12a6.5 6.5 0 0 1 13 0ZM5 12a3 3 0 0 1 6 0M8 12 12 7',
  map: 'M4 5.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6ZM12 8a1.8 1.8 0 1 0 0-3.6A1.8 1.8 0 0 0 12 8ZM6 14a1.8 1.8 0 1 0 0-3.6A1.8 1.8 0 0 0 6 14ZM5.6 4.4l4.8 1.2M4.4 5.4l1.2 5M10.8 7.4 7.3 11',
  user: 'M8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2.5 14c.6-3 2.8-4.5 5.5-4.5S12.9 11 13.5 14',
  mail: 'M2 3.5h12v9H2ZM2 4l6 5 6-5',
  phone: 'M5 1.5h6v13H5ZM7.3 12.5h1.4',
  edit: 'M3 13l.6-3L11 2.6 13.4 5 6 12.4Z',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  offline: 'M1.5 6a9 9 0 0 1 13 0M4 9a5.5 5.5 0 0 1 8 0M8 12.5v.1M2 2l12 12',
  clock: 'M8 14.5A6.5 6.5 0 1 0 8 1.5a6.5 6.5 0 0 0 0 13ZM8 4.5V8l2.5 1.5',
} as const

export type IconName = keyof typeof paths

/** Decoration beside a word; where it stands alone, its button or link carries the word as `aria-label`. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
