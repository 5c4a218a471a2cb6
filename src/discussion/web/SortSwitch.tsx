/** In which order threads stand. */
import { Select } from '#kit/web/ui/controls/Field.tsx'
import { type CommentSort, commentSorts, sortTitles } from '../words.ts'

type Props = { sort: CommentSort; onSort: (sort: CommentSort) => void }

export function SortSwitch({ sort, onSort }: Props) {
  return (
    <label className="scripted">
      <span className="unseen">Order of the comments</span>
      {/* Only the orders can be chosen. */}
      <Select isSmall value={sort} onChange={({ target }) => onSort(target.value as CommentSort)}>
        {commentSorts.map((one) => (
          <option key={one} value={one}>
            {sortTitles[one]}
          </option>
        ))}
      </Select>
    </label>
  )
}
