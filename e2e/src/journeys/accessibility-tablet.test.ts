import { checkScreens } from '../screens/check-screens.ts'

checkScreens('tablet')
