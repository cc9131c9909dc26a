// A fresh server for each device, with the pool and the undo delay of `npm start`: the same job description finds the same
// people, so one walk's emails would be in the other's mailboxes.
import startProduct from '../global-setup.ts'
import { devices } from './tally.ts'

export default () => startProduct({ workers: devices.length }, { POOL_SIZE: '20000', HOLD_SECONDS: '10' })
