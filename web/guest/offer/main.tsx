// A candidate's offer letter: `/offer/<token>`.
import { mount } from '../shared/mount.tsx'
import { OfferPage } from './OfferPage.tsx'

mount((token) => <OfferPage token={token} />)
