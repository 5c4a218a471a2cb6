/** A voice beside people, as it is sent: its kind, and of a machine the name of its model. */
import { z } from 'zod'

export const machine = z.templateLiteral(['machine:', z.string()])
export const besideVoice = z.union([z.enum(['house', 'model']), machine])
