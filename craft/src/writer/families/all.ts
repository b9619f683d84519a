import type { Family } from '../../brief/facts.ts'
import { administration } from './administration.ts'
import { construction } from './construction.ts'
import { data } from './data.ts'
import { design } from './design.ts'
import { education } from './education.ts'
import { executive } from './executive.ts'
import { finance } from './finance.ts'
import { general } from './general.ts'
import { healthcare } from './healthcare.ts'
import { hospitality } from './hospitality.ts'
import { hr } from './hr.ts'
import { legal } from './legal.ts'
import { logistics } from './logistics.ts'
import { manufacturing } from './manufacturing.ts'
import { marketing } from './marketing.ts'
import { operations } from './operations.ts'
import { product } from './product.ts'
import { retail } from './retail.ts'
import type { RoleFamily } from './role.ts'
import { sales } from './sales.ts'
import { software } from './software.ts'
import { support } from './support.ts'

export const ROLE_FAMILIES: Record<Family, RoleFamily> = {
  software,
  data,
  product,
  design,
  marketing,
  sales,
  hr,
  finance,
  legal,
  support,
  operations,
  healthcare,
  education,
  retail,
  hospitality,
  logistics,
  construction,
  manufacturing,
  executive,
  administration,
  general,
}
