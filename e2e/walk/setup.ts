// A fresh server for each device, with the pool and the undo window that `npm start` has: the same job description finds the same people,
// so emails of one walk would be in the mailboxes of the other.
import startProduct from '../global-setup.ts'
import { devices } from './tally.ts'

export default () => startProduct({ workers: devices.length }, { POOL_SIZE: '20000', HOLD_SECONDS: '10' })
