/** Every version of an item, the newest first: when, by whom, what changed. */
import { sayDay } from '#kit/dates.ts'
import { Section } from '#kit/web/ui/Section.tsx'
import { Table } from '#kit/web/ui/Table.tsx'
import type { ItemVersion } from './screen-data.ts'

export function VersionList({ versions }: { versions: readonly ItemVersion[] }) {
  const [latest] = versions
  if (!latest) return null
  const note = `${versions.length === 1 ? 'One version' : `${versions.length} versions`}, the last of ${sayDay(latest.at)}`
  return (
    <Section title="Versions" note={note} id="versions">
      <Table caption="Versions of this item, the newest first" isPlain>
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">Date</th>
            <th scope="col">Author</th>
            <th scope="col">What changed</th>
          </tr>
        </thead>
        <tbody>
          {versions.map(({ version, at, author, changed }) => (
            <tr key={version}>
              <th scope="row">{version}</th>
              <td className="nowrap">
                <time dateTime={at}>{sayDay(at)}</time>
              </td>
              <td>{author}</td>
              <td>{version === 1 ? 'First version' : sayChanges(changed)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}

/** Fields as people say them: `['houseForecast', 'title']` is 'House forecast, title'. */
function sayChanges(changed: readonly string[]): string {
  if (changed.length === 0) return 'Nothing a reader sees'
  const words = changed.map((field) => field.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)).join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
