import { AdminDashboard } from '../features/admin/admin-dashboard.tsx'
import { ImportTab } from '../features/partner/import-tab.tsx'
import { AdminOnly } from './admin-only.tsx'

export default function Admin() {
  return <AdminOnly>{(logout) => <AdminDashboard {...logout} importTab={<ImportTab />} />}</AdminOnly>
}
