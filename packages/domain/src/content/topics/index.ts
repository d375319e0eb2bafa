export { describe, TOPICS_FORM, type Subjects, type Texts, type TopicWeight } from './describe.ts'
export { followedTopics, followTopics, getTopic, loadFollowedTopics, unfollowTopics } from './follow-topics.ts'
export {
  annotationsOfPins,
  NO_SUBJECT_COLUMNS,
  ofTopic,
  SUBJECT_COLUMNS,
  type SubjectColumns,
  topicsOfBoards,
  topicsOfPins,
} from './pin-topics.ts'
export {
  presentPinSubjects,
  type PinSubjects,
  presentTopic,
  presentTopicBrief,
  presentTopics,
  topicsWithPins,
} from './topic-view.ts'
export { suggestInterests } from './suggest-interests.ts'
export {
  knownTopics,
  narrowerThan,
  suggestTopics,
  type Topic,
  topicById,
  topicOfCategory,
  TOPICS,
  topTopics,
} from './topics.ts'
export { headLength, isStopWord, isStopWordAnywhere, languageOfWords, normalised, stemOf, wordsOf } from './words.ts'
