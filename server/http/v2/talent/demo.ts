import { leaveDemo, readDemo, type WireDemo } from '@fairlead/contract/v2/talent/demo'
import { leaveDemo as leave, readDemo as read, type DemoState } from '../../../features/talent/leave-demo.ts'
import { endpoint } from '../../endpoint.ts'

const toWire = ({ isInDemo, canLeave, ...counts }: DemoState): WireDemo => ({ ...counts, is_in_demo: isInDemo, can_leave: canLeave })

export const getTalentDemo = endpoint(readDemo, async (ctx) => toWire(await read(ctx)))

export const deleteTalentDemo = endpoint(leaveDemo, async (ctx) => toWire(await leave(ctx)))
