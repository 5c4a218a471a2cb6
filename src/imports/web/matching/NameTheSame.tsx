/** Asks which prediction here asks the same as a question of another platform. */
import { useState } from 'react'
import { ConfirmDialog } from '#kit/web/ui/controls/ConfirmDialog.tsx'
import type { ItemRef } from '#items/item.ts'
import { ItemPicker } from '#items/web/form/ItemPicker.tsx'
import { typeOf } from '#predictions/question-types/index.ts'
import { platformTitles } from '../../words.ts'
import type { ImportedQuestion } from '../call-imports.ts'
import styles from './NameTheSame.module.css'

type Props = {
  one: ImportedQuestion
  isOpen: boolean
  name: (predictionId: string) => Promise<void>
  onClose: () => void
}

export function NameTheSame({ one: { title, platform, question }, isOpen, name, onClose }: Props) {
  const [picked, setPicked] = useState<ItemRef | null>(null)
  const close = () => {
    setPicked(null)
    onClose()
  }
  return (
    <ConfirmDialog
      title="Which prediction asks the same?"
      action="It asks the same"
      isOpen={isOpen}
      whyNot={picked === null ? 'Choose a prediction first.' : null}
      run={async () => picked && name(picked.split('/')[1] ?? '')}
      onClose={close}
    >
      <p>
        As ‘{title}’ on {platformTitles[platform]}, which asks for {typeOf(question).title}. Read both: a day or a word
        may tell them apart.
      </p>
      <div className={styles.field}>
        <ItemPicker label="Prediction" kinds={['prediction']} from="own-too" value={picked} onChange={setPicked} />
      </div>
    </ConfirmDialog>
  )
}
