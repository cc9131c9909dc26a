// State known only from socket messages.
import type { ServerMessages } from '@fairlead/contract/realtime'

export interface LiveState {
  /** Percent of the running search, by project. */
  progress: Record<string, { percent: number; isCalibration: boolean }>
  /** Projects whose user should be asked whether the search finds the right people. */
  leftSwipes: string[]
  /** Projects that were searched again after a change of settings, with the message that announced it. */
  reformed: Record<string, { project_id: string; changes: string[]; by: { id: string; name: string } | null }>
  /** The newest event received; null before the first connection. */
  cursor: number | null
}

export const initialLiveState: LiveState = { progress: {}, leftSwipes: [], reformed: {}, cursor: null }

export type Message = { [Name in keyof ServerMessages]: { name: Name; body: Parameters<ServerMessages[Name]>[0] } }[keyof ServerMessages]

/** The state after a message; the same object when nothing is new. */
export function applyMessage(state: LiveState, { name, body }: Message): LiveState {
  switch (name) {
    case 'candidate_search_progress': {
      const { project_id, progress_pct, is_calibration } = body
      return { ...state, progress: { ...state.progress, [project_id]: { percent: progress_pct, isCalibration: is_calibration } } }
    }
    case 'first_batch_fetched':
    case 'all_candidates_fetched': {
      if (!(body.project_id in state.progress)) return state
      const { [body.project_id]: _, ...progress } = state.progress
      return { ...state, progress }
    }
    case 'left_swipe_dialog':
      return state.leftSwipes.includes(body.project_id) ? state : { ...state, leftSwipes: [...state.leftSwipes, body.project_id] }
    case 'project_reform_dialogue':
      return { ...state, reformed: { ...state.reformed, [body.project_id]: body } }
    case 'cursor':
      return { ...state, cursor: Math.max(state.cursor ?? 0, body.id) }
    default:
      return state
  }
}
