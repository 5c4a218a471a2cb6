/** What the head of every page runs before anything is painted: a file of its own, since nothing inline may run. */
import './scheme.ts'
import './letters.ts'
