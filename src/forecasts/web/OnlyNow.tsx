/** On the page of an earlier version: where the part stands that answers the question as it is asked now. */
import { paths } from '#items/paths.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Section } from '#kit/web/ui/Section.tsx'

/** `id`: of the prediction; `part`: of the section on its page. */
export function OnlyNow({ id, part, title }: { id: string; part: string; title: string }) {
  return (
    <Section title={title} id={part}>
      <p className="soft">
        Stands on <Link to={`${paths.item('prediction', id)}#${part}`}>the page of today</Link>: it answers the question
        as it is asked now.
      </p>
    </Section>
  )
}
