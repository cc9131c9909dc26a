// Every screen, dialog, and menu, and every empty, slow, or refused state, one check each.
import { lookAt } from './look.ts'
import { analytics } from './states/analytics.ts'
import { booking } from './states/booking.ts'
import { doors } from './states/doors.ts'
import { interviews } from './states/interviews.ts'
import { lists } from './states/lists.ts'
import { managers } from './states/managers.ts'
import { operations } from './states/operations.ts'
import { people } from './states/people.ts'
import { review } from './states/review.ts'
import { setup } from './states/setup.ts'
import { sharing } from './states/sharing.ts'
import { shell } from './states/shell.ts'
import { conversation, singles } from './states/single.ts'
import { tasks } from './states/tasks.ts'

const team = [...people, ...review, ...lists, ...singles, ...conversation, ...shell, ...setup, ...operations, ...analytics]
lookAt([...doors, ...team, ...tasks, ...booking, ...managers, ...interviews, ...sharing])
