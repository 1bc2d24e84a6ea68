// Adds the scenarios and recipes of locks to what is known. To be imported for its effect.
