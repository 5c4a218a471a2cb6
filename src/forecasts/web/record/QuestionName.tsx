/** The name of a question that somebody forecast, and the way to what was said of it. */
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { paths } from '#items/paths.ts'

/** `label` is null where one cannot read it any more. */
export function QuestionName({ id, label }: { id: string; label: string | null }) {
  if (label === null) return 'A prediction that you cannot read any more'
  return <Link to={`${paths.item('prediction', id)}#forecasts`}>{label}</Link>
}
