// Adds the scenarios and recipes of elections to what is known. To be imported for its effect.
