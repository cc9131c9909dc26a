// The candidate's page: `/book/<token>`.
import { mount } from '../shared/mount.tsx'

mount(() => null)
