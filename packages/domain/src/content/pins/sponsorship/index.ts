export {
  answerAsSponsor,
  requestSponsorship as askSponsor,
  presentSponsorship,
  removeSponsorship,
} from './sponsor-pin.ts'
export { leaveSponsorships } from './sponsorship-store.ts'
