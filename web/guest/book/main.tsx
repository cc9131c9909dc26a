// The candidate's page: `/book/<token>`.
import { mount } from '../shared/mount.tsx'
import { BookingPage } from './BookingPage.tsx'

mount((token) => <BookingPage token={token} />)
