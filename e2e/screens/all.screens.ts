// Every screen, dialog, and menu, and every empty, slow, or refused state, one check each.
import { lookAt } from './look.ts'
import { analytics } from './states/analytics.ts'
import { doors } from './states/doors.ts'
import { lists } from './states/lists.ts'
import { operations } from './states/operations.ts'
import { people } from './states/people.ts'
import { review } from './states/review.ts'
import { setup } from './states/setup.ts'
import { shell } from './states/shell.ts'
import { conversation, singles } from './states/single.ts'

lookAt([...doors, ...people, ...review, ...lists, ...singles, ...conversation, ...shell, ...setup, ...operations, ...analytics])
