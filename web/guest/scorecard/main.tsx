// An interviewer's scorecard: `/scorecard/<token>`.
import { mount } from '../shared/mount.tsx'
import { ScorecardPage } from './ScorecardPage.tsx'

mount((token) => <ScorecardPage token={token} />)
