/** What happens in a search field: what stands in it, what matches, and which match the keys have reached. */
import { type KeyboardEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#items/paths.ts'
import type { Card } from '#items/web/kind-view.ts'
import { useItemOptions } from '#items/web/matches/use-item-options.ts'
import { useSuggestions } from '../home/use-suggestions.ts'

export function useSearchBox(first: string) {
  const navigate = useNavigate()
  const [text, setText] = useState(first)
  const list = useItemOptions()
  const suggestions = useSuggestions(list.isOpen ? text : '')

  const choose = ({ kind, id }: Card) => {
    setText('')
    list.close()
    void navigate(paths.item(kind, id))
  }
  // Where Enter finds none reached, it searches.
  const press = (event: KeyboardEvent) => list.press(event, suggestions.items, choose)
  const type = (typed: string) => {
    setText(typed)
    list.open()
  }
  return { text, suggestions, options: list.of(suggestions.items), type, choose, press, close: list.close }
}
