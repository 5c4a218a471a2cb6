/** What is sent from a form: once at a time, and what is refused stands beside its fields, as the server says it. */
import { useState } from 'react'
import { type Trouble, troubleOf } from './failure.ts'

export function useSending() {
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  /** Answers whether it was taken; what comes while something is sent is left. */
  const send = async (sending: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    setTrouble(null)
    try {
      await sending()
      return true
    } catch (error) {
      setTrouble(troubleOf(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  /** 'It lies ahead.' */
  const faultOf = (field: string): string | null => {
    const reason = trouble?.faults.find((one) => one.field === field)?.reason
    return reason === undefined ? null : `It ${reason}.`
  }
  return { isBusy, trouble, setTrouble, send, faultOf }
}
