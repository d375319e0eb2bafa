export { purgeDeletedItems, purgeDeletedPeople, purgePerson } from './erase.ts'
