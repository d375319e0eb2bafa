export { blockPerson, type HasMet, unblockPerson } from './block-person.ts'
export { followByInvite, followPeople, followPerson, unfollowPerson } from './follow-person.ts'
export { listFollows } from './list-follows.ts'
export { listBlocked } from './list-blocked.ts'
export { findPersonByUsername, knowRelations, loadPeople, loadRelations, loadSelf } from './load-people.ts'
export { loadMerchant } from './load-merchant.ts'
export { loadProfile } from './load-profile.ts'
export { peopleInReach } from './people-in-reach.ts'
export { couldAnswer, isAmong, personFacts } from './person-policy.ts'
export { mailNewFollower } from './mail-new-follower.ts'
export { fullNameOf, presentUser } from './person-view.ts'
export { lockPair, mutualsAmong, type RelationKind, relationsTo } from './relation-store.ts'
export { NO_RELATIONS, type PersonRow, type Relations } from './person.ts'
export { setAvatar } from './set-avatar.ts'
export { changeProfileView, restoreCover, setCover } from './set-cover.ts'
export {
  forgetTakenPictures,
  picturesTakenOff,
  putPictureBackOnPeople,
  takePictureOffPeople,
} from './take-pictures-off.ts'
export { adjustUserStats, lockUserStats } from './user-stats.ts'
